export declare function bringPrograms(say: (text: string) => void): string[]
