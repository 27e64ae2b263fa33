CREATE TABLE "unsaved_edits" (
	"user_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"author" text NOT NULL,
	"sealed_edit" text NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "unsaved_edits_user_id_letter_id_author_pk" PRIMARY KEY("user_id","letter_id","author")
);
--> statement-breakpoint
ALTER TABLE "unsaved_edits" ADD CONSTRAINT "unsaved_edits_user_id_letter_id_letters_user_id_id_fk" FOREIGN KEY ("user_id","letter_id") REFERENCES "public"."letters"("user_id","id") ON DELETE cascade ON UPDATE no action;