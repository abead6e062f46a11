CREATE TABLE "fee_marks" (
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"paid_on" date,
	"paid_cents" bigint,
	"ask_again_on" date,
	"marked_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_marks_company_id_permit_id_pk" PRIMARY KEY("company_id","permit_id"),
	CONSTRAINT "fee_marks_paid" CHECK ("fee_marks"."paid_cents" is null or "fee_marks"."paid_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "permit_clocks" (
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"complete_on" date NOT NULL,
	"noted_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permit_clocks_company_id_permit_id_pk" PRIMARY KEY("company_id","permit_id")
);
--> statement-breakpoint
ALTER TABLE "city_fees" ADD COLUMN "ask_again_on" date;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "unpaid_cents" bigint;--> statement-breakpoint
ALTER TABLE "project_fees" ADD COLUMN "ask_again_on" date;--> statement-breakpoint
ALTER TABLE "fee_marks" ADD CONSTRAINT "fee_marks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_marks" ADD CONSTRAINT "fee_marks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_marks" ADD CONSTRAINT "fee_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_clocks" ADD CONSTRAINT "permit_clocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_clocks" ADD CONSTRAINT "permit_clocks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_clocks" ADD CONSTRAINT "permit_clocks_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;