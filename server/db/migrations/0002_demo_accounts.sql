ALTER TABLE "storefront"."app_user" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- What the seed has always begun with: its two accounts, then the authors of its reviews.
UPDATE "storefront"."app_user" SET "is_demo" = true WHERE "user_id" <= 2 OR "user_email" LIKE '%@demo.invalid';
