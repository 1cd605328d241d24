ALTER TABLE "confirm_answers" ADD COLUMN "asked" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_started" ON "sessions" USING btree ("started_at");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "csrf_token";