import { CATEGORY_ORDER } from '../rules/categories.ts'

export const isCategory = (tag: string) => CATEGORY_ORDER.includes(tag)

/** Tiles of the first wall. */
export const HOME_GAMES = 18

/** Tiles of a list that come with the page. */
export const GAMES_PAGE_SIZE = 24

/** Tiles of each further part, which comes when somebody scrolls so far. */
export const GAMES_PART_SIZE = 60
