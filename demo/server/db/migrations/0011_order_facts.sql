ALTER TABLE "order_items" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deliveries" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lines_open" integer;--> statement-breakpoint
CREATE INDEX "orders_incomplete" ON "orders" USING btree ("client_id","created_at") WHERE "orders"."lines_open" > 0;