-- Pages far from the start of a list are found in an index alone.

-- With the state, by which the list of orders is always filtered.
DROP INDEX "order_bhbu_index";--> statement-breakpoint
CREATE INDEX "order_bhbu_index" ON "order" USING btree ("bhbu_id","id","deleted_at","status");
--> statement-breakpoint
-- An index is enough only for rows on pages that were vacuumed since their last change. By default a
-- table is vacuumed when a fifth of its rows has changed; a thirtieth makes a far page take five times as long.
ALTER TABLE "peserta" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "order" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "invoice" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "payment" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "voucher" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
