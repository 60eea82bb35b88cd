// Made from the source of the SDK by npm run sdk.
/** The portal has refused a request: `why` names the limit. */
export declare class SdkRefusal extends Error {
    /** Always `SdkRefusal`. */
    name: string;
    /** The limit that was exceeded. */
    readonly why: Refusal;
    constructor(why: Refusal);
}

/** Saved texts, which follow the player to all of their devices. */
export interface Saves {
    /** The save under this key, or undefined. */
    get(key: string): string | undefined;
    /** All saves by key. */
    all(): Readonly<Record<string, string>>;
    /** Saves a text. @throws SdkRefusal `tooLarge` when all saves together exceed `SDK_LIMITS.saveBytes`. */
    set(key: string, value: string): Promise<void>;
    /** Removes the save under this key. */
    remove(key: string): Promise<void>;
}

/** The result of a break for an advertisement; this portal shows no advertisements. */
export interface BreakResult {
    /** Whether something was shown. */
    readonly wasShown: boolean;
    /** Whether to give the player the reward of the break. */
    readonly isRewarded: boolean;
}

/** The portal, as a game sees it. */
export interface Sdk {
    /** False when the game runs outside a portal: every call works, and saves stay in this browser. */
    readonly isInPortal: boolean;
    /** The current facts. */
    facts(): Facts;
    /** Calls the listener on each change of the facts; the returned function unsubscribes. */
    onFacts(listener: (facts: Facts) => void): () => void;
    /** Reports how much has been loaded, 0 to 1. */
    progress(value: number): void;
    /** The game can be played: the portal removes its loading screen. */
    ready(): void;
    /** The player starts playing. */
    gameplayStart(): void;
    /** The player stops playing, such as in a menu or a pause. */
    gameplayStop(): void;
    /** Saves of this game and player. */
    readonly saves: Saves;
    /** Reports a score. It counts as the player's own best; it is not proved, so it enters no table. */
    score(value: number): void;
    /**
     * Gives the player a badge that the game declares in its `islet.json`; giving it again changes nothing.
     * @throws SdkRefusal `refused` for a badge that is not declared, or while there is no connection.
     */
    badge(badgeId: string): Promise<void>;
    /** Something good has happened; the portal may celebrate. */
    happyTime(): void;
    /** A link that brings a friend here with these parameters. */
    link(params: Params): string;
    /** Opens the portal's dialog to share a link that brings a friend here with these parameters; resolves with the link. */
    invite(params: Params): Promise<string>;
    /** Opens the portal's dialog to share this game with a text. */
    share(text: string): Promise<void>;
    /** A pause between two levels in which the portal may show something. */
    commercialBreak(): Promise<BreakResult>;
    /** A pause that the player has chosen for a reward. */
    rewardedBreak(): Promise<BreakResult>;
}

/** What an SDK asks its surroundings for; tests give their own. */
export interface SdkWindow {
    /** The parent window, or the window itself. */
    readonly parent: unknown;
    /** Subscribes to messages of the portal. */
    addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
    /** Unsubscribes. */
    removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
    /** Stores the saves outside a portal. */
    readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Connects to the portal around the game, or works without one. Never rejects. */
export declare function connect(world?: SdkWindow): Promise<Sdk>;

/** Limits of the channel, which both sides enforce. */
export declare const SDK_LIMITS: {
    /** Characters of the key of a save. */
    readonly keyLetters: 64;
    /** Bytes (UTF-8) of all saves of a game, keys included. */
    readonly saveBytes: 40000;
    /** Number of parameters of an invitation, and characters of all of them. */
    readonly params: 10;
    readonly paramLetters: 300;
    /** Characters of the id of a badge. */
    readonly badgeLetters: 32;
    /** Characters of a text to share. */
    readonly shareLetters: 200;
    /** Messages that may come at once, and how many more each second. */
    readonly burst: 120;
    readonly perSecond: 60;
};

/** Theme of the page around the game. */
export type Theme = 'light' | 'dark';

/** Names and values that a link carries for the game. */
export type Params = Readonly<Record<string, string>>;

/** What a game knows about the page it runs in. */
export interface Facts {
    /** Language of the page: `en`, `ar`, … */
    readonly language: string;
    /** Theme of the page. */
    readonly theme: Theme;
    /** The player wants no sound. */
    readonly isMuted: boolean;
    /** A dialog covers the game, or the tab is hidden. */
    readonly isPaused: boolean;
    /** Parameters of the link that led here (`invite`). */
    readonly params: Params;
    /** The address of the game's page. */
    readonly link: string;
    /** Pixels at each edge that a notch or a bar of the system covers. */
    readonly safe: {
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
        readonly left: number;
    };
}

/** Why a request was refused. */
export type Refusal = 'tooLarge' | 'tooMany' | 'refused';
