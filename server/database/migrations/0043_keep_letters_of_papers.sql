ALTER TABLE "answers" ADD COLUMN "respond_by" text;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "step_letters" jsonb DEFAULT '{}'::jsonb NOT NULL;