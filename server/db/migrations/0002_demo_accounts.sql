ALTER TABLE "storefront"."app_user" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- The demo accounts are the first two users and the authors of the demo reviews.
UPDATE "storefront"."app_user" SET "is_demo" = true WHERE "user_id" <= 2 OR "user_email" LIKE '%@demo.invalid';
