CREATE TABLE "bank_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kunci" text NOT NULL,
	"rekening" text NOT NULL,
	"bank" text,
	"tanggal" date NOT NULL,
	"jumlah" bigint NOT NULL,
	"arah" text NOT NULL,
	"keterangan" text NOT NULL,
	"pengirim" text,
	"rekening_pengirim" text,
	"status" text DEFAULT 'BARU' NOT NULL,
	"alasan" text,
	"id_bhbu" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "bank_line_positive" CHECK ("bank_line"."jumlah" > 0),
	CONSTRAINT "bank_line_direction" CHECK (("bank_line"."arah" = 'KELUAR') = ("bank_line"."status" = 'KELUAR'))
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "id_bank_line" integer;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_kunci_unique" ON "bank_line" USING btree ("kunci");--> statement-breakpoint
CREATE INDEX "bank_line_bhbu_index" ON "bank_line" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "bank_line_pengirim_index" ON "bank_line" USING btree ("pengirim");--> statement-breakpoint
CREATE INDEX "bank_line_rekening_pengirim_index" ON "bank_line" USING btree ("rekening_pengirim");--> statement-breakpoint
CREATE INDEX "bank_line_text_index" ON "bank_line" USING gin ("keterangan" gin_trgm_ops,"pengirim" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_line_sort_tanggal_index" ON "bank_line" USING btree ("tanggal","id");--> statement-breakpoint
CREATE INDEX "bank_line_sort_jumlah_index" ON "bank_line" USING btree ("jumlah","id");--> statement-breakpoint
CREATE INDEX "bank_line_sort_status_index" ON "bank_line" USING btree (array_position(array['BARU','DICOCOKKAN','DISISIHKAN','KELUAR'], "status"),"id","status");--> statement-breakpoint
CREATE INDEX "bank_line_sort_modified_index" ON "bank_line" USING btree ("modified_at","id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_bank_line_bank_line_id_fk" FOREIGN KEY ("id_bank_line") REFERENCES "public"."bank_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_bank_line_index" ON "payment" USING btree ("id_bank_line");