CREATE TABLE "display_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"theme" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"originals_months" integer NOT NULL,
	"chosen_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "display_choices" ADD CONSTRAINT "display_choices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_choices" ADD CONSTRAINT "retention_choices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;