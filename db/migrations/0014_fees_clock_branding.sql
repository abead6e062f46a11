CREATE TABLE "company_brands" (
	"company_id" text PRIMARY KEY NOT NULL,
	"colour" text,
	"sender_name" text,
	"logo" text,
	"logo_hash" text,
	"logo_width" integer,
	"logo_height" integer,
	"reply_email" text,
	"asked_email" text,
	"asked_token_hash" text,
	"asked_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "partner_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"organisation" text NOT NULL,
	"website" text,
	"area" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "city_fees" ADD COLUMN "ask_again_on" date;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "unpaid_cents" bigint;--> statement-breakpoint
ALTER TABLE "project_fees" ADD COLUMN "ask_again_on" date;--> statement-breakpoint
ALTER TABLE "company_brands" ADD CONSTRAINT "company_brands_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_marks" ADD CONSTRAINT "fee_marks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_marks" ADD CONSTRAINT "fee_marks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_marks" ADD CONSTRAINT "fee_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_clocks" ADD CONSTRAINT "permit_clocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_clocks" ADD CONSTRAINT "permit_clocks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_clocks" ADD CONSTRAINT "permit_clocks_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_brands_logo" ON "company_brands" USING btree ("logo_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "company_brands_asked" ON "company_brands" USING btree ("asked_token_hash");--> statement-breakpoint
CREATE INDEX "partner_applications_user" ON "partner_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_applications_state" ON "partner_applications" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_open" ON "partner_applications" USING btree ("user_id") WHERE state = 'received';