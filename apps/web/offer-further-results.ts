import { createElement } from 'react'
import { furtherResults } from '#modules/catalog/web/further-results.ts'
import { readUserId } from '#modules/friends/rules/friendship.ts'
import { FurtherFound } from './FurtherFound.tsx'

/** Lets the search field for games also find players and cloud games. */
export const offerFurtherResults = () =>
  furtherResults.change(() => ({
    namesPlayer: (keyword) => readUserId(keyword) !== undefined,
    show: (keyword) => createElement(FurtherFound, { keyword }),
  }))
