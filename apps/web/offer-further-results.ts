import { createElement } from 'react'
import { furtherResults } from '#modules/catalog/web/further-results.ts'
import { readUserId } from '#modules/friends/rules/friendship.ts'
import { FurtherFound } from './FurtherFound.tsx'

/** Players and games of the cloud are found by the field for games, too. */
export const offerFurtherResults = () =>
  furtherResults.change(() => ({
    namesPlayer: (keyword) => readUserId(keyword) !== undefined,
    show: (keyword) => createElement(FurtherFound, { keyword }),
  }))
