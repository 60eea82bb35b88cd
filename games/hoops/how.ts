export const how = (): readonly string[] => ['how.1', 'how.2', 'how.3', 'how.4', 'how.5', 'how.6']
