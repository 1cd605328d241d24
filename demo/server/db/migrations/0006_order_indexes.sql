DROP INDEX "orders_client";--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("payment_until") WHERE "orders"."payment_state" in ('due', 'failed');--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("client_id") WHERE "orders"."to_pay" > 0;--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","created_at");