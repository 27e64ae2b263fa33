-- What was typed into a letter and not saved waits among the drafts. The emptied table stays for processes of the version before.
INSERT INTO "drafts" ("user_id", "author", "name", "sealed_draft", "saved_at")
SELECT "user_id", "author", 'letter ' || "letter_id", "sealed_edit", "saved_at" FROM "unsaved_edits"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "unsaved_edits";
