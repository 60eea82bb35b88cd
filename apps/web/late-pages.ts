import { pageServices } from './page-services.ts'

/** The badges and ratings of a page are read in the browser: the server's page has none. */
const profileTexts = () => pageServices.loadTexts(['badges', 'duels'])

/** Starting a game may ask the player for their age. */
const withAge = async <Screen>(screen: Promise<Screen>) =>
  (await Promise.all([screen, import('./ask-age.ts')]))[0]

/**
 * Screens that few visits begin with, and what they need. Their file names and those of their dependencies would add to the
 * first load of every other page, so the first load names only this file.
 */
export const latePages = {
  friends: async () => {
    const [screen] = await Promise.all([
      import('#modules/friends/web/FriendsScreen.tsx'),
      import('./ask-age.ts'),
      profileTexts(),
    ])
    return screen
  },
  event: () => import('#modules/events/web/EventScreen.tsx'),
  eventHead: () => import('#modules/events/web/event-pages.ts'),
  hub: () => import('#modules/hubs/web/HubScreen.tsx'),
  listHead: () => import('#modules/lists/web/list-page.ts'),
  list: () => import('#modules/lists/web/ListScreen.tsx'),
  today: () => import('./TodayRoute.tsx'),
  hubHead: () => import('#modules/hubs/web/hub-pages.ts'),
  coconut: () => import('#modules/coconut/web/CoconutScreen.tsx'),
  badges: async () => {
    const [screen] = await Promise.all([import('./BadgesRoute.tsx'), pageServices.loadTexts(['hosted'])])
    return screen
  },
  me: async () => {
    const [screen] = await Promise.all([import('./MeRoute.tsx'), profileTexts()])
    return screen
  },
  settings: () => import('#modules/preferences/web/SettingsScreen.tsx'),
  studio: async () => {
    const [screen] = await Promise.all([
      import('#modules/studio/web/StudioScreen.tsx'),
      import('./ask-age.ts'),
      pageServices.loadTexts(['hosted']),
    ])
    return screen
  },
  cloud: () => withAge(import('#modules/cloud/web/CloudScreen.tsx')),
  cloudPlay: () => withAge(import('./CloudPlayRoute.tsx')),
  oauthSuccess: () => import('#modules/login/web/OauthSuccessScreen.tsx'),
  oauthFail: () => import('#modules/login/web/OauthFailScreen.tsx'),
  sharedHead: () => import('#modules/sharing/web/shared-page.ts'),
  sharedPage: () => import('#modules/sharing/web/SharedPageScreen.tsx'),
  idleRules: () => import('#modules/legal/web/IdleRulesScreen.tsx'),
  cloudRules: () => import('#modules/legal/web/CloudRulesScreen.tsx'),
  privacy: () => import('#modules/legal/web/PrivacyScreen.tsx'),
  terms: () => import('#modules/legal/web/TermsScreen.tsx'),
  contact: () => import('#modules/legal/web/ContactScreen.tsx'),
  credits: () => import('#modules/legal/web/CreditsScreen.tsx'),
  notFound: () => import('#modules/catalog/web/NotFoundScreen.tsx'),
  gallery: async () => ({ default: (await import('#kit/ui/gallery/GalleryScreen.tsx')).GalleryScreen }),
}

/** Parts that load late or seldom, listed here for the same reason. */
export const lateParts = {
  redeemHandOver: () => import('./redeem-hand-over.ts'),
  collecting: () => import('./collecting.ts'),
  saves: () => import('./start-saves.ts'),
  overlays: () => import('./Overlays.tsx'),
  chatParts: () => import('./ChatParts.tsx'),
  confetti: () => import('#kit/ui/confetti.ts'),
  offline: () => import('./offline/keep-for-offline.ts'),
  signIn: () => import('./sign-in.ts'),
}
