ALTER TABLE "addresses" ADD COLUMN "nip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "asks_consents" boolean DEFAULT false NOT NULL;