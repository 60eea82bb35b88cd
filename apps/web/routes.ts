import { BRAND_NAME } from '#kit/brand/brand.ts'
import { plainHead, unlistedHead } from './plain-head.ts'
import { pageRead, type Route } from '#kit/web/route.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { categoryHead, gameHead, gamesHead, homeHead } from '#modules/catalog/web/heads.ts'
import { HOME_GAMES } from '#modules/catalog/rules/categories.ts'
import { GAMES_PAGE_SIZE, isListed } from '#modules/catalog/web/categories.ts'

type LatePages = typeof import('./late-pages.ts').latePages

type Late<Name extends keyof LatePages> = Awaited<ReturnType<LatePages[Name]>>

/** A screen of `late-pages.ts`, or something that it needs. */
const late =
  <Name extends keyof LatePages>(name: Name) =>
  async (): Promise<Late<Name>> =>
    (await import('./late-pages.ts')).latePages[name]() as Promise<Late<Name>>

/** The screen with the client's part of its reads. */
const loadToday = late('today') as LatePages['today']

/** Pages of games list the hubs and need only this call. */
const hubList = async () => ({ calls: [(await import('#modules/hubs/shapes.ts')).hubReads.listHubs] })

/** Every page of the portal. One route opens all games; their slugs and ids are in the catalogue (spec 2.2, 2.3). */
export const routes: readonly Route[] = [
  {
    name: 'home',
    head: homeHead,
    path: '/',
    layout: 'portal',
    screen: () => import('#modules/catalog/web/HomeScreen.tsx'),
    reads: () => [
      pageRead(catalogCalls.listGames, { pageSize: HOME_GAMES }),
      pageRead(catalogCalls.listCategories, {}),
    ],
  },
  {
    name: 'games',
    head: gamesHead,
    path: '/games',
    layout: 'portal',
    texts: ['centre'],
    late: hubList,
    screen: () => import('#modules/centre/web/GamesScreen.tsx'),
    reads: () => [
      pageRead(catalogCalls.listGames, { pageSize: GAMES_PAGE_SIZE }),
      pageRead(catalogCalls.listCategories, {}),
    ],
  },
  {
    name: 'category',
    head: categoryHead,
    path: '/games/:tag',
    layout: 'portal',
    texts: ['centre'],
    late: hubList,
    screen: () => import('#modules/centre/web/GamesScreen.tsx'),
    validate: ({ tag = '' }) => isListed(tag),
    reads: ({ tag = '' }) => [
      pageRead(catalogCalls.listGames, { tag, pageSize: GAMES_PAGE_SIZE }),
      pageRead(catalogCalls.listCategories, {}),
    ],
  },
  {
    name: 'hub',
    // The late part has its own head, which knows the hub.
    head: gamesHead,
    path: '/hub/:hub',
    layout: 'portal',
    texts: ['hubs'],
    late: late('hubHead'),
    screen: late('hub'),
    reads: () => [],
  },
  {
    name: 'list',
    // The late part has its own head, which knows the list.
    head: unlistedHead('catalog.games.title'),
    path: '/list/:key',
    layout: 'portal',
    texts: ['lists'],
    late: late('listHead'),
    screen: late('list'),
  },
  {
    name: 'today',
    head: plainHead('dailies.title', 'dailies.lead'),
    path: '/today',
    layout: 'portal',
    texts: ['dailies'],
    late: loadToday,
    screen: loadToday,
  },
  {
    name: 'event',
    head: gamesHead,
    path: '/event/:slug',
    layout: 'portal',
    texts: ['coconut'],
    late: late('eventHead'),
    screen: late('event'),
    reads: () => [],
  },
  {
    name: 'game',
    head: gameHead,
    path: '/g/:slug',
    layout: 'game',
    screen: () => import('./GameRoute.tsx'),
    reads: ({ slug = '' }) => [pageRead(catalogCalls.readGame, { slug })],
  },
  {
    name: 'coconut',
    head: plainHead('cards.title', 'cards.lead'),
    path: '/coconut',
    layout: 'portal',
    texts: ['coconut', 'login', 'sharing'],
    screen: late('coconut'),
  },
  {
    name: 'friends',
    path: '/friends',
    layout: 'portal',
    texts: ['friends'],
    head: unlistedHead('friends.title'),
    screen: late('friends'),
  },
  {
    name: 'badges',
    path: '/badges',
    layout: 'portal',
    texts: ['badges'],
    head: unlistedHead('badges.title'),
    screen: late('badges'),
  },
  {
    name: 'cloud',
    head: plainHead('cloud.title', 'cloud.lead'),
    path: '/cloud',
    layout: 'portal',
    texts: ['cloud'],
    screen: late('cloud'),
  },
  {
    name: 'cloud-play',
    head: unlistedHead('streaming.title'),
    path: '/cgame',
    layout: 'bare',
    texts: ['streaming', 'cloud'],
    screen: late('cloudPlay'),
  },
  {
    name: 'me',
    path: '/me',
    layout: 'portal',
    head: unlistedHead('account.me.title'),
    texts: ['account', 'ban', 'login', 'sharing', 'privacy', 'saves'],
    screen: late('me'),
  },
  {
    name: 'oauth-success',
    path: '/oauth/success',
    layout: 'bare',
    head: unlistedHead('login.success.title'),
    texts: ['login'],
    screen: late('oauthSuccess'),
  },
  {
    name: 'oauth-fail',
    path: '/oauth/fail',
    layout: 'bare',
    head: unlistedHead('login.fail.title'),
    texts: ['login'],
    screen: late('oauthFail'),
  },
  {
    name: 'shared-page',
    path: '/shtml/:key',
    layout: 'bare',
    texts: ['sharing'],
    // The server has its own head, which knows what is shared.
    head: ({ say }) => ({ title: say('catalog.home.title'), description: '', listed: false }),
    isFleeting: true,
    late: late('sharedHead'),
    screen: late('sharedPage'),
  },
  {
    name: 'studio',
    path: '/studio/:key?',
    layout: 'portal',
    texts: ['studio'],
    head: unlistedHead('studio.title'),
    screen: late('studio'),
  },
  {
    name: 'settings',
    head: plainHead('preferences.title'),
    path: '/settings',
    layout: 'portal',
    texts: ['preferences'],
    screen: late('settings'),
  },
  {
    name: 'rules-idle',
    head: plainHead('legal.idle.title', 'legal.idle.lead'),
    path: '/rules/idle-rewards',
    layout: 'portal',
    texts: ['legal'],
    screen: late('idleRules'),
  },
  {
    name: 'rules-cloud',
    head: plainHead('legal.cloud.title', 'legal.cloud.lead'),
    path: '/rules/cloud-time',
    layout: 'portal',
    texts: ['legal'],
    screen: late('cloudRules'),
  },
  {
    name: 'privacy',
    head: plainHead('legal.privacy.title', 'legal.privacy.lead'),
    path: '/privacy',
    layout: 'portal',
    texts: ['legal'],
    screen: late('privacy'),
  },
  {
    name: 'terms',
    head: plainHead('legal.terms.title', 'legal.terms.lead'),
    path: '/terms',
    layout: 'portal',
    texts: ['legal'],
    screen: late('terms'),
  },
  {
    name: 'contact',
    head: plainHead('legal.contact.title', 'legal.contact.lead'),
    path: '/contact',
    layout: 'portal',
    texts: ['legal'],
    screen: late('contact'),
  },
  {
    name: 'credits',
    head: plainHead('legal.credits.title', 'legal.credits.lead'),
    path: '/credits',
    layout: 'portal',
    texts: ['legal'],
    screen: late('credits'),
  },
  {
    name: 'ui-gallery',
    head: () => ({ title: `${BRAND_NAME} components`, description: '', listed: false }),
    path: '/dev/ui',
    layout: 'bare',
    screen: late('gallery'),
  },
]

/** Shown for unknown addresses (spec 2.13). */
export const notFoundRoute: Route = {
  name: 'not-found',
  path: '*',
  layout: 'bare',
  head: ({ say }) => ({ title: say('catalog.notFound.title'), description: '', listed: false }),
  screen: late('notFound'),
}
