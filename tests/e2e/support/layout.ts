import type { Page } from '@playwright/test';

/** Sets the root's text size in percent, as a person does in the browser or the system. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, percent);

/**
 * Describes what is wrong with the layout of the page: it scrolls sideways, a text leaves the screen or is cut off by its container, or
 * two texts overlap. Texts that are cut on purpose to a number of lines, and those for screen readers alone, are left out.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2;
    const width = document.documentElement.clientWidth;
    const found = new Set<string>();
    const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 40);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { node: Node; text: string; box: DOMRect; layer: Element | null }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim()) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('svg, script, style, noscript, [aria-hidden=true], option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let layer: Element | null = null;
      let isScrolled = false;
      let isHidden = false;
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      for (let each: Element | null = element; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.position === 'fixed' || style.position === 'sticky') layer ??= each;
        if (each === document.body) break;
        const clip = each.getBoundingClientRect();
        // Screen readers alone get what is a pixel large, or left of the screen.
        if ((clip.width <= 1 && clip.height <= 1) || clip.right < 0) isHidden = true;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') isScrolled = true;
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '';
        if (!cuts || isClamped || isScrolled || isHidden) {
          if (isClamped) isHidden = true;
          continue;
        }
        for (const box of boxes) {
          const beyond = box.right > clip.right + SLACK || box.left < clip.left - SLACK;
          const below = box.bottom > clip.bottom + SLACK || box.top < clip.top - SLACK;
          const scrolls = style.overflowY === 'auto' || style.overflowY === 'scroll';
          if (beyond || (below && !scrolls)) found.add(`cut off: ${short(node.nodeValue)}`);
        }
      }
      if (isHidden) continue;
      for (const box of boxes) {
        if (!isScrolled && (box.right > width + SLACK || box.left < -SLACK))
          found.add(`off the screen: ${short(node.nodeValue)}`);
        texts.push({ node, text: short(node.nodeValue), box, layer });
      }
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (one.node === other.node || one.layer !== other.layer) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const lower = Math.min(one.box.height, other.box.height);
        if (across > SLACK && down > lower / 2) found.add(`overlap: ${one.text} / ${other.text}`);
      }
    }
    if (document.documentElement.scrollWidth > width + SLACK)
      found.add(`scrolls sideways: ${document.documentElement.scrollWidth} of ${width}`);
    return [...found];
  });
