CREATE TABLE "day_costs" (
	"company_id" text PRIMARY KEY NOT NULL,
	"cents" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_requests" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offline_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "put_offs" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"need" text NOT NULL,
	"until_day" date,
	"mark" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "put_offs_company_id_user_id_need_pk" PRIMARY KEY("company_id","user_id","need")
);
--> statement-breakpoint
CREATE TABLE "seen_permits" (
	"user_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_permits_user_id_permit_id_pk" PRIMARY KEY("user_id","permit_id")
);
--> statement-breakpoint
ALTER TABLE "day_costs" ADD CONSTRAINT "day_costs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_requests" ADD CONSTRAINT "offline_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "put_offs" ADD CONSTRAINT "put_offs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "put_offs" ADD CONSTRAINT "put_offs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_permits" ADD CONSTRAINT "seen_permits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_permits" ADD CONSTRAINT "seen_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offline_requests_made" ON "offline_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "put_offs_user" ON "put_offs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "put_offs_made" ON "put_offs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seen_permits_permit" ON "seen_permits" USING btree ("permit_id");