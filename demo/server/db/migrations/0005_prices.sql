ALTER TABLE "products" ADD COLUMN "before_net" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowest_net" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deposit" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit" numeric(12, 2) DEFAULT '0' NOT NULL;