// The page that shows one figure, for an iframe. web/src/embed.ts makes the figure, from the page's own address.

import type { AnyDefinition } from '../src/figures/registry.js';
import { escape } from './escape.js';

export const renderEmbed = ({ tag, title }: AnyDefinition): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title.zh)}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="../assets/icon.svg">
<link rel="stylesheet" href="../assets/embed.css">
<script src="../assets/embed.js" defer></script>
</head>
<body>
<main data-figure="${escape(tag)}">
<h1 data-zh="${escape(title.zh)}" data-en="${escape(title.en)}">${escape(title.zh)}</h1>
<noscript>
<p>这幅图可以动手改，需要 JavaScript 才能显示。</p>
<p lang="en">This figure can be edited; it needs JavaScript.</p>
</noscript>
</main>
</body>
</html>
`;
