DROP INDEX "webhook_delivery_waiting_index";--> statement-breakpoint
CREATE INDEX "webhook_delivery_leased_index" ON "webhook_delivery" USING btree ("webhook_id") WHERE leased_until is not null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting_index" ON "webhook_delivery" USING btree ("webhook_id","next_attempt_at","id") WHERE status = 'MENUNGGU';
