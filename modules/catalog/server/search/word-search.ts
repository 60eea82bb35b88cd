import { pairsOf } from '../../rules/search/folded.ts'
import { slipsIn } from '../../rules/search/near.ts'
import { collectPostings, type Posting } from './postings.ts'
import { add, clear, mostOf, openTally, touchedOf, type Tally } from './tally.ts'
import { openTerms, type Terms } from './terms.ts'

/** Adds scores of games for the words, at most 1 each. */
export type WordSearch = (words: readonly string[], scores: Tally) => void

/** A word with fewer matches is also searched with typing errors. */
const ENOUGH = 8
/** With fewer full matches, partial matches are added. */
const FEW = 3
/** Score of the best partial match compared with the last full one. */
const SOME = 0.6
const PAIRS = 0.5
const STEM = 0.4
const STEM_FROM = 5

interface Index {
  readonly terms: Terms
  readonly postings: readonly Posting[]
  /** Scratch tallies for one word and one reading of it, cleared after use. */
  readonly ofWord: Tally
  readonly ofPairs: Tally
}

/** Collects the words of games; `finish` builds their search step by step. */
export function collectWords(boosts: readonly number[]) {
  const { places, add: addWords, weigh } = collectPostings(boosts)
  return {
    add: addWords,
    *finish(games: number): Generator<void, WordSearch> {
      const postings = yield* weigh()
      const terms = yield* openTerms(places)
      const [ofWord, ofPairs, total] = [openTally(games), openTally(games), openTally(games)]
      const index = { terms, postings, ofWord, ofPairs }
      const having = new Uint8Array(games)
      return (words, scores) => {
        for (const word of words) {
          tallyWord(index, word)
          for (const place of touchedOf(ofWord)) {
            add(total, place, ofWord.worth[place]!)
            having[place]! += 1
          }
          clear(ofWord)
        }
        passOn(total, having, words.length, scores)
        for (const place of touchedOf(total)) having[place] = 0
        clear(total)
      }
    },
  }
}

/** Full matches first; when there are too few, partial ones below them. */
function passOn(total: Tally, having: Uint8Array, words: number, scores: Tally): void {
  let [count, best, least, bestOfSome] = [0, 0, Infinity, 0]
  for (const place of touchedOf(total)) {
    const worth = total.worth[place]!
    if (having[place] === words) {
      count += 1
      best = Math.max(best, worth)
      least = Math.min(least, worth)
    } else bestOfSome = Math.max(bestOfSome, worth)
  }
  const factor = count === 0 ? 1 : (least * SOME) / bestOfSome
  const top = count === 0 ? mostOf(total) : best
  for (const place of touchedOf(total)) {
    const worth = total.worth[place]!
    if (having[place] === words) add(scores, place, worth / top)
    else if (count < FEW) add(scores, place, (worth * factor) / top)
  }
}

/** Matches a word exactly, as a prefix, with another ending or, when that finds few games, misspelt. */
function tallyWord(index: Index, word: string): void {
  const { terms, ofWord } = index
  const pairs = pairsOf(word)
  tallyTerm(index, terms.exact(word), 1)
  if (word.length > 1) for (const { term, weight } of terms.begunBy(word)) tallyTerm(index, term, weight)
  if (pairs.length > 0) tallyPairs(index, pairs)
  // Endings vary; the beginning of a longer word is enough.
  else if (word.length >= STEM_FROM) {
    const stem = word.slice(0, Math.max(STEM_FROM - 1, word.length - 2))
    tallyTerm(index, terms.exact(stem), STEM)
    for (const { term, weight } of terms.begunBy(stem)) tallyTerm(index, term, STEM * weight)
  }
  const slips = slipsIn(word.length)
  if (slips === 0 || ofWord.count >= ENOUGH) return
  for (const { term, weight } of terms.near(word, slips)) tallyTerm(index, term, weight)
}

function tallyTerm({ postings, ofWord }: Index, term: number | undefined, weight: number): void {
  if (term === undefined) return
  const { games, fits } = postings[term]!
  for (let at = 0; at < games.length; at++) add(ofWord, games[at]!, weight * fits[at]!)
}

/** Games with every bigram of a word that the dictionary may have segmented differently. */
function tallyPairs({ terms, postings, ofWord, ofPairs }: Index, pairs: readonly string[]): void {
  const lists = pairs
    .map((pair) => terms.exact(pair))
    .map((term) => (term === undefined ? term : postings[term]))
  if (lists.some((list) => list === undefined)) return
  const having = new Map<number, number>()
  for (const { games, fits } of lists as readonly Posting[])
    for (let at = 0; at < games.length; at++) {
      const place = games[at]!
      having.set(place, (having.get(place) ?? 0) + 1)
      add(ofPairs, place, PAIRS * fits[at]!)
    }
  for (const place of touchedOf(ofPairs))
    if (having.get(place) === pairs.length) add(ofWord, place, ofPairs.worth[place]!)
  clear(ofPairs)
}
