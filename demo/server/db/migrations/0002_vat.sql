ALTER TABLE "products" ALTER COLUMN "vat" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "vat" SET DEFAULT '23';--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "vat" text;