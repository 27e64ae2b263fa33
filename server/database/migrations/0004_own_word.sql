CREATE TABLE "account_links" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"one" text NOT NULL,
	"other" text NOT NULL,
	"is_same" boolean NOT NULL,
	"is_practice" boolean NOT NULL,
	"said_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_links_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "own_words" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"sealed" text NOT NULL,
	"is_practice" boolean NOT NULL,
	"said_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_words_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_pair" ON "account_links" USING btree ("user_id","is_practice","one","other");--> statement-breakpoint
CREATE UNIQUE INDEX "own_words_subject" ON "own_words" USING btree ("user_id","is_practice","question","subject");