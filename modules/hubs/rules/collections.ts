import { PARTS } from './parts.ts'

/** Games of a kind within a kind, or about one subject: listed one by one, since no fact of a game tells. */
export interface Collection {
  /** The kind it belongs to; a collection across kinds has none. */
  readonly under?: string
  readonly games: string
}

/** By slug. A test requires at least six games in each, and that every game exists. */
export const COLLECTIONS: Readonly<Record<string, Collection>> = {
  ...PARTS,
  cars: {
    games: `harbour-circuit polytrack oval-draft kart-surprise drift-garden gravel-rally gear-duel pace-notes
      last-car-out there-and-back highway-weave table-racers spark-lap glass-freight tyre-keeper sunset-hunt
      coast-checkpoint palm-traffic patrol-chase fuel-run hill-buggy cargo-truck monster-crush turbo-bend gear-strip
      slip-stream parking-round crate-breaker bumper-cars-soccer`,
  },
  boats: {
    games: `boat-slalom free-the-sailboat boat-hire cargo-ferry raft-builders driftwood-boats rescue-flotilla
      stern-gunner torpedo-run sonar-sub recoil-raft hook-duel leaky-boat harbour-light canal-cross dawn-fleet fleet
      hidden-fleet lantern-swarm two-lanes`,
  },
  trains: {
    games: `railway-line knots-and-rails freight-tunnels crate-train tail-train harbour-shunting fork-rail hay-train
      gun-train pump-trolley mine-cart train-mahjong`,
  },
  animals: {
    games: `gecko-gorge penguin-slide frog-bounce turtle-dive octopus-climb armadillo-slam mole-tunnels parrot-dash
      forgetful-parrot little-zoo nest-guard turtle-escort four-shepherds duck-parade sheep-shove cats-and-dogs
      fox-and-geese hare-and-hounds sheep-and-wolves animal-nonograms bird-nonograms cat-mahjong dolphin-loop
      heron-watch chameleon-snap whale-snap pelican-dive pony-loop reef-doctor birds-aboard`,
  },
  underwater: {
    games: `deep-dive turtle-dive sonar-sub reef-cave-diver coral-ring-flight depth-charges deep-breath-reef
      pearl-divers pearl-breath puffer-fit eel-curves lantern-eels pearl-tank dolphin-loop reef-doctor whirl-tube
      jelly-gulp`,
  },
  space: {
    games: `moon-hopper comet-dash orbit-keepers galaxy-divers soft-landing orbit-hop comet-ring planet-bender
      tiny-planet planets-in-line moon-by-moon star-dome sky-nonograms rocket-mahjong ufo-mahjong little-planet`,
  },
  winter: {
    games: `penguin-slide snow-roll snow-forts sledge-run ice-figures iceberg-drift glacier-putt frozen-crates
      skating-crab skating-twins ice-winch ice-saw six-way-ice ice-chess last-raft avalanche-blocks thin-ice-blocks
      lantern-curling power-play-three heartbeat-biathlon snowman-mahjong`,
  },
  'farm-and-garden': {
    games: `mango-acres mango-stand tractor-pull hay-train day-and-night-grove turning-year grown-garrison
      patient-garden roaming-wool meadow-mower field-cut flower-boat garden-plots tents harvest-rain seed-chute
      wing-garden four-shepherds plant-nonograms flower-garden`,
  },
  fruit: {
    games: `fruit-ninja fruit-juggle heart-of-the-fruit harvest-rain fruit-snake mango-sling coconut-cut berry-pegs
      basket-run coconut-cannon layered-juice-bar juice-works mango-acres fruit-trios apple-mahjong
      cherry-mahjong more-berries`,
  },
  stacking: {
    games: `crane-stack jelly-scaffold tower-drop crate-towers totem-drop lean-tower keep-the-idol draw-a-plank
      sand-bridge snug-fit feather-log coloured-towers dice-towers`,
  },
  jumping: {
    games: `pogo-crab charge-jump orbit-hop twin-step long-leap prism-hop crouch-hop rope-skip skipping-rope pogo-lean
      ledge-leap spring-boots wall-spring cloud-stairs lava-floors frog-bounce crab-climb coconut-trot cloud-hop
      hurdle-race stream-hoppers`,
  },
  swinging: {
    games: `hook-swing vine-swing liana-rings tether-drift swing-pump wake-swing vine-drop swinging-anchor
      palm-tetherball lasso-lagoon pony-loop winch-climber`,
  },
  cannons: {
    games: `castle-cannon-duel coconut-cannon reef-cannon mango-sling trebuchet-tower mortar-by-numbers coconut-siege
      gate-battery basket-battery planet-bender beacon-watch number-cannon recoil-crab recoil-raft spin-shoot
      coconut-slings crate-wrecker`,
  },
  hexagons: {
    games: `honeycomb-2048 hex-merge hive-blocks honeycomb-maze honeycomb-keys-maze honeycomb-shore honeycomb-clutches
      honeycomb-fence honeycomb-thread honeycomb-slide honeycomb-gems hexagon-lanterns ember-honeycomb great-hex
      two-stone-hex rocky-hex hex-flip hex-well marble-hexagon six-way-ice`,
  },
  'ancient-games': {
    games: `royal-game-of-ur senet backgammon oware hnefatafl tablut brandubh nine-mens-morris three-mens-morris
      picaria shatranj nyout ashta-chamma zohn-ahl goose-spiral alquerque konane tigers-and-goats fox-and-geese`,
  },
  'mediterranean-cards': {
    games: `briscola tressette tressette-for-two scopa escoba bisca manille sueca cassino pishti belote`,
  },
  'parking-and-unblocking': {
    games: `beach-parking-jam free-the-sailboat parking-round free-the-turtle harbour-shunting eels-out
      crate-train`,
  },
  cats: {
    games: `cat-mahjong tigers-and-goats three-tigers jaguar-and-dogs cats-and-dogs mouse-hunt umbrella-mouse`,
  },
  birds: {
    games: `penguin-slide parrot-dash gull-glide pelican-dive heron-watch swift-zigzag duck-parade birds-aboard
      bird-nonograms owl-mahjong swan-mahjong duck-mahjong penguin-mahjong parrot-statues forgetful-parrot
      thermal-soar nest-guard`,
  },
  'fish-and-fishing': {
    games: `casting-nets big-catch fish-feed odd-fish fish-not-crab middle-fish fair-fishmonger fishers-hut
      puffer-fit sushi-belt lantern-eels pearl-tank net-maker`,
  },
  'pirates-and-treasure': {
    games: `treasure-heap pirate-windows kraken-rush captains-cabin captains-hand smugglers-tunnel
      barefoot-captain two-treasure-wagons reef-skirmish hidden-fleet`,
  },
  'castles-and-knights': {
    games: `castle-cannon-duel castle-crowders storm-the-fort trebuchet-tower hut-to-castle lagoon-joust
      kings-of-the-bridges castle-mahjong fortress-chess crown-mahjong`,
  },
  learning: {
    games: `harbour-clock seven-days flag-harbour paper-coasts next-door big-to-small thanks-around-the-world
      element-bay planets-in-line moon-by-moon stone-numerals six-dots lantern-morse sight-reader bead-reckoner
      shared-pie true-sums exact-coins make-whole missing-sign`,
  },
  'planes-and-gliders': {
    games: `jetpack-joyride paper-glide stunt-loops thermal-soar kite-run heli-rescue storm-squadron gull-glide
      leaf-glide spin-jet`,
  },
  marbles: {
    games: `marble-solitaire french-marble-solitaire marble-triangle marble-star marble-stream marble-gates
      marble-crossfire ring-of-marbles`,
  },
}

/** Families that players who grew up in arcades or at card tables look for. */
export const RETRO_FAMILIES = ['invaders', 'brick', 'paddle', 'snake', 'pinball', 'falling', 'platformer']
export const SENIOR_FAMILIES = [
  'mahjong',
  'solitaire',
  'jigsaw',
  'memory',
  'dominoes',
  'draughts',
  'sudoku',
  'hidden',
  'connect',
  'words',
  'quiz',
]
