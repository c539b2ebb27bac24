-- Triggers and privileges of 0006. Drizzle's schema cannot express them.

-- An issued invoice keeps its content: only its state, its payments and its tax invoice change.
CREATE FUNCTION "reject_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changeable" CONSTANT text[] := ARRAY['status', 'dibayar', 'penghapusan', 'alasan_penghapusan', 'alasan_batal',
		'no_faktur_pajak', 'kode_faktur', 'version', 'modified_at', 'modified_by'];
BEGIN
	IF OLD.no_invoice IS NULL THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'DELETE' OR to_jsonb(OLD) - "changeable" <> to_jsonb(NEW) - "changeable" THEN
		RAISE EXCEPTION 'The invoice % is issued and cannot be changed.', OLD.no_invoice;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "invoice_immutable" BEFORE UPDATE OR DELETE ON "invoice"
	FOR EACH ROW EXECUTE FUNCTION "reject_invoice_change"();
--> statement-breakpoint
CREATE FUNCTION "reject_invoice_line_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM invoice
		WHERE no_invoice IS NOT NULL
			AND id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.id_invoice END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.id_invoice END)
	) THEN
		RAISE EXCEPTION 'The lines of an issued invoice cannot be changed.';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "invoice_line_immutable" BEFORE INSERT OR UPDATE OR DELETE ON "invoice_line"
	FOR EACH ROW EXECUTE FUNCTION "reject_invoice_line_change"();
--> statement-breakpoint
-- What a payment was used for is only added; a reversed payment no longer counts.
CREATE TRIGGER "payment_allocation_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_allocation"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
-- A verified payment keeps what was verified.
CREATE FUNCTION "reject_payment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status IN ('TERVERIFIKASI', 'DIUSULKAN_BALIK', 'DIBALIK') AND (TG_OP = 'DELETE'
		OR (OLD.id_invoice, OLD.id_bhbu, OLD.jenis, OLD.jumlah, OLD.tanggal_bayar, OLD.hash_bukti)
			IS DISTINCT FROM (NEW.id_invoice, NEW.id_bhbu, NEW.jenis, NEW.jumlah, NEW.tanggal_bayar, NEW.hash_bukti))
	THEN
		RAISE EXCEPTION 'The payment % is verified and cannot be changed.', OLD.id;
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "payment_immutable" BEFORE UPDATE OR DELETE ON "payment"
	FOR EACH ROW EXECUTE FUNCTION "reject_payment_change"();
--> statement-breakpoint
-- After the handover record (BAST) was signed, a receipt is locked: the work order only closes.
CREATE FUNCTION "reject_work_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changeable" CONSTANT text[] := ARRAY['status', 'version', 'modified_at', 'modified_by'];
BEGIN
	IF OLD.status IN ('DITERIMA', 'SELESAI') AND (TG_OP = 'DELETE'
		OR NEW.status NOT IN ('DITERIMA', 'SELESAI')
		OR to_jsonb(OLD) - "changeable" <> to_jsonb(NEW) - "changeable")
	THEN
		RAISE EXCEPTION 'The receipt of the work order % is signed and cannot be changed.', OLD.no_wo;
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "work_order_locked" BEFORE UPDATE OR DELETE ON "work_order"
	FOR EACH ROW EXECUTE FUNCTION "reject_work_order_change"();
--> statement-breakpoint
CREATE FUNCTION "reject_work_order_line_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM work_order
		WHERE status IN ('DITERIMA', 'SELESAI')
			AND id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.id_work_order END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.id_work_order END)
	) THEN
		RAISE EXCEPTION 'The lines of a signed receipt cannot be changed.';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "work_order_line_locked" BEFORE INSERT OR UPDATE OR DELETE ON "work_order_line"
	FOR EACH ROW EXECUTE FUNCTION "reject_work_order_line_change"();
--> statement-breakpoint
-- The dose ledger is only added to, and a stock is the sum of its entries. A new entry outdates the
-- count of the leftover.
CREATE TRIGGER "stock_entry_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
CREATE FUNCTION "add_stock_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE stock SET
		diterima = diterima + CASE NEW.jenis WHEN 'TERIMA' THEN NEW.jumlah ELSE 0 END,
		diberikan = diberikan + CASE NEW.jenis WHEN 'SUNTIK' THEN NEW.jumlah ELSE 0 END,
		rusak = rusak + CASE NEW.jenis WHEN 'RUSAK' THEN NEW.jumlah ELSE 0 END,
		kedaluwarsa = kedaluwarsa + CASE NEW.jenis WHEN 'KEDALUWARSA' THEN NEW.jumlah ELSE 0 END,
		dikembalikan = dikembalikan + CASE NEW.jenis WHEN 'KEMBALI' THEN NEW.jumlah ELSE 0 END,
		dikarantina = dikarantina + CASE NEW.jenis WHEN 'KARANTINA' THEN NEW.jumlah ELSE 0 END,
		terima_pertama = CASE NEW.jenis WHEN 'TERIMA' THEN least(terima_pertama, NEW.tanggal) ELSE terima_pertama END,
		dihitung = NULL, rencana_sisa = NULL, catatan_sisa = NULL, waktu_lapor = NULL, dilaporkan_oleh = NULL,
		penjelasan = NULL, dijelaskan_oleh = NULL, waktu_penjelasan = NULL,
		version = version + 1, modified_at = NEW.waktu, modified_by = NEW.oleh
	WHERE id = NEW.id_stok;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_entry_added" AFTER INSERT ON "stock_entry"
	FOR EACH ROW EXECUTE FUNCTION "add_stock_entry"();
--> statement-breakpoint
-- The quantities of a stock change through its entries only.
CREATE FUNCTION "reject_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() < 2 AND (OLD.id_root, OLD.id_bhbu, OLD.id_faskes, OLD.id_batch, OLD.diterima, OLD.diberikan,
		OLD.rusak, OLD.kedaluwarsa, OLD.dikembalikan, OLD.dikarantina)
		IS DISTINCT FROM (NEW.id_root, NEW.id_bhbu, NEW.id_faskes, NEW.id_batch, NEW.diterima, NEW.diberikan,
		NEW.rusak, NEW.kedaluwarsa, NEW.dikembalikan, NEW.dikarantina)
	THEN
		RAISE EXCEPTION 'The stock % changes through its ledger entries only.', OLD.id;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_locked" BEFORE UPDATE ON "stock"
	FOR EACH ROW EXECUTE FUNCTION "reject_stock_change"();
