CREATE TABLE "storefront"."measure" (
	"name" text DEFAULT '' NOT NULL,
	"value" double precision NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"route" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"release" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
