import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { hubsCalls } from '../calls.ts'
import type { Hubs } from './hubs.ts'

export function hubsHandlers(hubs: Hubs): HandlersOf<typeof hubsCalls> {
  return {
    async readHub({ slug }, { device }) {
      const page = hubs.page(slug, device.language)
      return page ? ok(page) : refuse('GameNotFound')
    },
    async listHubGames({ slug, cursor }, { device }) {
      const part = hubs.part(slug, cursor, device.language)
      return part ? ok(part) : refuse('GameNotFound')
    },
    async listHubs({ category }, { device }) {
      return ok({ hubs: hubs.links(category, device.language) })
    },
  }
}
