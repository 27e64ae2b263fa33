CREATE TABLE "identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_identity" text NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "ownership" text DEFAULT 'mine' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_ownership_said" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;