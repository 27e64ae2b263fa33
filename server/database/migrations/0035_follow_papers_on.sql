ALTER TABLE "calendar_events" ALTER COLUMN "dispute_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "dispute_id" uuid;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "done_steps" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "step_days" jsonb DEFAULT '{}'::jsonb NOT NULL;