CREATE TABLE "temperature_review" (
	"id_work_order" integer PRIMARY KEY NOT NULL,
	"tanggapan" text NOT NULL,
	"oleh" text NOT NULL,
	"waktu" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_entry" ADD COLUMN "sebab" text;--> statement-breakpoint
ALTER TABLE "work_order" ADD COLUMN "keputusan_suhu" text;--> statement-breakpoint
ALTER TABLE "work_order" ADD COLUMN "alasan_suhu" text;--> statement-breakpoint
ALTER TABLE "work_order" ADD COLUMN "jawaban_faskes" jsonb;--> statement-breakpoint
ALTER TABLE "work_order" ADD COLUMN "alasan_batch" text;--> statement-breakpoint
ALTER TABLE "work_order_line" ADD COLUMN "alasan_rusak" text;--> statement-breakpoint
ALTER TABLE "work_order_line" ADD COLUMN "vvm" text;--> statement-breakpoint
ALTER TABLE "temperature_review" ADD CONSTRAINT "temperature_review_id_work_order_work_order_id_fk" FOREIGN KEY ("id_work_order") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_temperature_decision" CHECK (("work_order"."keputusan_suhu" is null) = ("work_order"."alasan_suhu" is null));