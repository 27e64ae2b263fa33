CREATE TABLE "names" (
	"kind" text NOT NULL,
	"name_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "names_kind_name_hash_pk" PRIMARY KEY("kind","name_hash")
);
--> statement-breakpoint
ALTER TABLE "understudies" DROP CONSTRAINT "understudies_understudyId_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_understudy_of_users_user_id_fk";
--> statement-breakpoint
ALTER TABLE "helpings" DROP CONSTRAINT "helpings_of_grant";
--> statement-breakpoint
ALTER TABLE "understudies" DROP CONSTRAINT "understudies_understudy_id_users_user_id_fk";
--> statement-breakpoint
DROP INDEX "helpings_grant";--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "look_at" timestamp(3) with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "retention_choices" ADD COLUMN "look_at" timestamp(3) with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_contracts" ADD COLUMN "settle_at" timestamp(3) with time zone DEFAULT 'epoch';--> statement-breakpoint
CREATE INDEX "names_member" ON "names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailings_to_follow" ON "mailings" USING btree ("look_at","user_id","letter_id") WHERE is_finished = false;--> statement-breakpoint
CREATE INDEX "retention_choices_due" ON "retention_choices" USING btree ("look_at","user_id");--> statement-breakpoint
CREATE INDEX "billing_contracts_due" ON "billing_contracts" USING btree ("settle_at","user_id","id");--> statement-breakpoint
CREATE INDEX "helpings_grant" ON "helpings" USING btree ("grant_id");--> statement-breakpoint
-- Names are written with the rows that have them, whichever version writes those: the kind and the column are the trigger's arguments.
CREATE FUNCTION "keep_name"() RETURNS trigger LANGUAGE plpgsql AS $names$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "names" WHERE "kind" = TG_ARGV[0] AND "user_id" = OLD."user_id"
      AND "name_hash" = encode(sha256(convert_to(to_jsonb(OLD) ->> TG_ARGV[1], 'UTF8')), 'hex');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "names" ("kind", "name_hash", "user_id")
      VALUES (TG_ARGV[0], encode(sha256(convert_to(to_jsonb(NEW) ->> TG_ARGV[1], 'UTF8')), 'hex'), NEW."user_id")
      ON CONFLICT ("kind", "name_hash") DO UPDATE SET "user_id" = excluded."user_id";
  END IF;
  RETURN NULL;
END
$names$;--> statement-breakpoint
CREATE TRIGGER "users_keep_username" AFTER INSERT OR DELETE OR UPDATE OF "username" ON "users" FOR EACH ROW EXECUTE FUNCTION "keep_name"('username', 'username');--> statement-breakpoint
CREATE TRIGGER "users_keep_email" AFTER INSERT OR DELETE OR UPDATE OF "email" ON "users" FOR EACH ROW EXECUTE FUNCTION "keep_name"('email', 'email');--> statement-breakpoint
CREATE TRIGGER "passkeys_keep_name" AFTER INSERT OR DELETE OR UPDATE OF "credential_id" ON "passkeys" FOR EACH ROW EXECUTE FUNCTION "keep_name"('passkey', 'credential_id');--> statement-breakpoint
CREATE TRIGGER "calendar_links_keep_name" AFTER INSERT OR DELETE OR UPDATE OF "token_hash" ON "calendar_links" FOR EACH ROW EXECUTE FUNCTION "keep_name"('calendar', 'token_hash');--> statement-breakpoint
INSERT INTO "names" ("kind", "name_hash", "user_id")
SELECT "kind", encode(sha256(convert_to("name", 'UTF8')), 'hex'), "user_id" FROM (
  SELECT 'username' AS "kind", "username" AS "name", "user_id" FROM "users"
  UNION ALL SELECT 'email', "email", "user_id" FROM "users"
  UNION ALL SELECT 'passkey', "credential_id", "user_id" FROM "passkeys"
  UNION ALL SELECT 'calendar', "token_hash", "user_id" FROM "calendar_links") named;
