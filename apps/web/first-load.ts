// The chunk `portal`: these files and everything that they import. Nearly every page loads it, so that later screens find it
// loaded. This file is never executed: scripts/vite/config.ts reads its imports. React, and what a game page needs before
// React (`base`), are separate chunks. After a change: node scripts/vite/first-load.ts.

// Navigation and reads.
import '#kit/web/navigation.ts'
import '#kit/web/server-clock.ts'
import '#kit/web/device.ts'
import '#kit/web/share-page.ts'
import './page-data.ts'
import './use-used.ts'

// Schemas of calls and messages, which the contracts of later screens use, too.
import '#kit/contract/plain-schemas.ts'
import '#kit/contract/live-protocol.ts'
import '#kit/errors/use-refusal-text.ts'
import '#kit/storage/use-stored-text.ts'
import './texts.ts'

// The frame of every page.
import '#kit/ui/Button.tsx'
import '#kit/ui/Footer.tsx'
import '#kit/ui/Rail.tsx'
import '#kit/ui/TabBar.tsx'
import '#kit/ui/TopBar.tsx'

// Overlay triggers: one store each; the overlay itself loads when it is opened.
import '#kit/ui/confirm.ts'
import '#kit/ui/overlays-wanted.ts'
import '#kit/ui/toast.ts'
import '#modules/cloud/web/cloud-trigger.ts'
import '#modules/install/web/gift-facts.ts'
import '#modules/install/web/install-trigger.ts'
import '#modules/sharing/web/share-trigger.ts'
import '#modules/sharing/web/inviter.ts'

// What the frame shows of the player, and the session that the first call needs.
import '#modules/account/web/account-store.ts'
import '#modules/account/web/sign-in-lock.ts'
import '#modules/account/web/texts.ts'
import '#modules/cards/web/box-count.ts'
import '#modules/chat/web/chat-store.ts'
import '#modules/chat/web/use-wide.ts'
import '#modules/friends/web/request-count.ts'

// Lists of games and the search, which most screens share.
import '#modules/catalog/web/CategoryPills.tsx'
import '#modules/catalog/web/GameWall.tsx'
import '#modules/catalog/web/LateSearchResults.tsx'
import '#modules/catalog/web/SearchField.tsx'
import '#modules/catalog/web/categories.ts'
import '#modules/catalog/web/open-game.ts'
import '#modules/catalog/web/use-search.ts'
