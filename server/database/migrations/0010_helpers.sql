CREATE TABLE "helper_grants" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"right" text NOT NULL,
	"helps_until" text,
	"consent_version" text NOT NULL,
	"consent_words" text NOT NULL,
	"consented_at" timestamp(3) with time zone NOT NULL,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"ended_by" text,
	"last_day" text,
	CONSTRAINT "helper_grants_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "helper_invitations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"right" text NOT NULL,
	"helps_until" text,
	"consent_version" text NOT NULL,
	"consent_words" text NOT NULL,
	"consented_at" timestamp(3) with time zone NOT NULL,
	"invited_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "helper_invitations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "helpings" (
	"user_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpings_user_id_grant_id_pk" PRIMARY KEY("user_id","grant_id")
);
--> statement-breakpoint
ALTER TABLE "helper_grants" ADD CONSTRAINT "helper_grants_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helper_invitations" ADD CONSTRAINT "helper_invitations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpings" ADD CONSTRAINT "helpings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpings" ADD CONSTRAINT "helpings_of_grant" FOREIGN KEY ("member_id","grant_id") REFERENCES "public"."helper_grants"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "helper_invitations_address" ON "helper_invitations" USING btree ("user_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "helpings_grant" ON "helpings" USING btree ("grant_id");