CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"author" text NOT NULL,
	"name" text NOT NULL,
	"sealed_draft" text NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_author_name_pk" PRIMARY KEY("user_id","author","name")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;