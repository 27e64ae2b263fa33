CREATE TABLE "theft_cases" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"begun_on" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theft_steps" (
	"user_id" uuid NOT NULL,
	"step" text NOT NULL,
	"done_on" text NOT NULL,
	"alert" text,
	"recorded_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "theft_steps_user_id_step_pk" PRIMARY KEY("user_id","step")
);
--> statement-breakpoint
ALTER TABLE "theft_cases" ADD CONSTRAINT "theft_cases_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theft_steps" ADD CONSTRAINT "theft_steps_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;