import { CATEGORY_ORDER, LIST_PAGES } from '../rules/categories.ts'

/** Whether a page lists these games: those of a category, the new ones and so on. */
export const isListed = (tag: string) => CATEGORY_ORDER.includes(tag) || LIST_PAGES.includes(tag)

/** Where this browser keeps that its player wants less of some game. */
export const LESS_OF_KEY = 'less-of'

/** Tiles of a list that come with the page. */
export const GAMES_PAGE_SIZE = 12

/** Tiles of each further part, which comes when somebody scrolls so far. */
export const GAMES_PART_SIZE = 60
