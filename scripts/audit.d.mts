export declare function weakPackages(answer: string): string[] | undefined
export declare function auditDependencies(patience?: number): Promise<string>
