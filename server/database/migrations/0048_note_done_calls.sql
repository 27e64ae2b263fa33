CREATE TABLE "done_calls" (
	"user_id" uuid NOT NULL,
	"call_hash" text NOT NULL,
	"run_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"status" integer,
	"sealed_answer" text,
	CONSTRAINT "done_calls_user_id_call_hash_pk" PRIMARY KEY("user_id","call_hash")
);
--> statement-breakpoint
ALTER TABLE "done_calls" ADD CONSTRAINT "done_calls_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "done_calls_at" ON "done_calls" USING brin ("at");