CREATE TABLE "scores" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"score" integer NOT NULL,
	"bureau" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"day" text NOT NULL,
	"source" text NOT NULL,
	"origin" text,
	"kept_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scores_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scores_of_day" ON "scores" USING btree ("user_id","bureau","model","day");