DROP INDEX "dosis_bhbu_id_index";--> statement-breakpoint
CREATE INDEX "dosis_count_bhbu_id_index" ON "dosis_count" USING btree ("bhbu_id","given_on");--> statement-breakpoint
CREATE INDEX "dosis_count_faskes_id_index" ON "dosis_count" USING btree ("faskes_id","given_on");--> statement-breakpoint
CREATE INDEX "dosis_bhbu_id_index" ON "dosis" USING btree ("bhbu_id");