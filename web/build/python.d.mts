// The types of python.mjs, which plain Node runs.

export function pythonSources(): Promise<{ readonly numpy: string; readonly inplace: string; readonly runner: string }>;
export function pythonScripts(): Promise<{ readonly python: string; readonly worker: string }>;
export function inertPython(): Promise<string>;
