// The types of engines.mjs, which plain Node runs.

import type { Plugin } from 'esbuild';

import type { Engine } from '../src/core.js';

export const modulesFolder: string;
export function buildModules(): void;
export function engineOptions(format: 'iife' | 'esm'): { plugins: Plugin[]; define: Record<string, string> };
export function engineScripts(): Promise<{ readonly scalar: string; readonly twin: string; readonly training: string }>;
export function workerScripts(): Promise<Readonly<Record<Engine, string>>>;
export function writeEngineScripts(folder: string): Promise<void>;
export function inertEngineScripts(): Promise<string>;
export function inertScript(name: string, text: string): string;
