import type { PageHead } from '#kit/web/page-head.ts'
import type { HeadSource } from '#kit/web/route.ts'
import { catalogCalls } from '../calls.ts'

export const homeHead = ({ say }: HeadSource): PageHead => ({
  title: say('catalog.home.title'),
  description: say('catalog.home.description'),
})

export const gamesHead = ({ say }: HeadSource): PageHead => ({
  title: say('catalog.page.title', { title: say('catalog.games.title') }),
  description: say('catalog.home.description'),
})

export const categoryHead = ({ say, params: { tag = '' } }: HeadSource): PageHead => ({
  title: say('catalog.page.title', { title: say(`catalog.categoryTitle.${tag}`) }),
  description: say('catalog.home.description'),
})

export function gameHead({ say, params: { slug = '' }, read, language }: HeadSource): PageHead {
  const game = read(catalogCalls.readGame, { slug })
  if (!game) return { title: say('catalog.notFound.title'), description: '', listed: false }
  return {
    title: say('catalog.page.title', { title: game.title }),
    description: [game.pitch, ...game.instructions].join(' ').slice(0, 200),
    image: game.cover,
    route: { name: game.slug, gameId: game.gameId },
    data: {
      '@context': 'https://schema.org',
      '@type': 'VideoGame',
      name: game.title,
      description: game.pitch,
      genre: game.genre,
      inLanguage: language,
      gamePlatform: 'Web browser',
      applicationCategory: 'Game',
      operatingSystem: 'Any',
      playMode: game.players > 1 ? ['SinglePlayer', 'MultiPlayer'] : 'SinglePlayer',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
  }
}
