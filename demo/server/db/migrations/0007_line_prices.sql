ALTER TABLE "cart_items" ALTER COLUMN "original_net" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "price_net" DROP NOT NULL;--> statement-breakpoint
UPDATE "cart_items" SET "original_net" = NULL, "price_net" = CASE WHEN "price_net" = "original_net" THEN NULL ELSE "price_net" END;
