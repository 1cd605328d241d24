DROP INDEX "orders_client";--> statement-breakpoint
DROP INDEX "orders_session";--> statement-breakpoint
DROP INDEX "orders_member";--> statement-breakpoint
CREATE INDEX "orders_earlier" ON "orders" USING btree ("client_id","created_at","id") WHERE "orders"."session_id" is null;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("client_id","created_at") WHERE "orders"."status" not in ('delivered', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("client_id","created_at") WHERE "orders"."to_pay" > 0 or "orders"."payment_state" in ('due', 'failed');--> statement-breakpoint
CREATE INDEX "orders_spent" ON "orders" USING btree ("client_id","space","total_gross") WHERE "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_deferred" ON "orders" USING btree ("client_id","id","space","session_id","total_gross") WHERE "orders"."payment_hook" = 'manual_wire' and "orders"."payment_state" = 'deferred' and "orders"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","space","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("session_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","space","client_id","created_at","id");