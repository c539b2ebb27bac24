CREATE TABLE "usulan_perubahan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usulan_perubahan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"perubahan" text NOT NULL,
	"params" jsonb NOT NULL,
	"isi" jsonb NOT NULL,
	"sumber" text NOT NULL,
	"id_rekaman" integer,
	"nama_rekaman" text NOT NULL,
	"sebelum" jsonb,
	"sesudah" jsonb,
	"alasan" text NOT NULL,
	"peran_pemutus" text[] NOT NULL,
	"status" text DEFAULT 'DIAJUKAN' NOT NULL,
	"id_pengusul" integer NOT NULL,
	"pengusul" text NOT NULL,
	"batas" timestamp(3) with time zone NOT NULL,
	"pemutus" text,
	"diputuskan_pada" timestamp(3) with time zone,
	"alasan_putusan" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
ALTER TABLE "usulan_perubahan" ADD CONSTRAINT "usulan_perubahan_id_pengusul_app_user_id_fk" FOREIGN KEY ("id_pengusul") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usulan_perubahan_id_pengusul_index" ON "usulan_perubahan" USING btree ("id_pengusul");--> statement-breakpoint
CREATE INDEX "usulan_perubahan_record_index" ON "usulan_perubahan" USING btree ("sumber","id_rekaman");
