ALTER TABLE "invoice" ADD COLUMN "skb_penjual" jsonb;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "no_skb" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "skb_berlaku_sampai" date;