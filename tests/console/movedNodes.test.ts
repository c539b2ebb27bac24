import { describe, expect, it } from 'vitest';
import { tolerateMovedNodes } from '#src/shell/portal/tolerateMovedNodes.ts';

tolerateMovedNodes();

/** Wraps a text in an element, as translators do. */
function wrap(text: Text): HTMLElement {
  const wrapper = document.createElement('span');
  text.replaceWith(wrapper);
  wrapper.append(text);
  return wrapper;
}

describe('a text that a translator has wrapped', () => {
  it('is removed with what wraps it', () => {
    const parent = document.createElement('p');
    const text = document.createTextNode('Budi');
    parent.append('Halo ', text);
    wrap(text);
    expect(parent.removeChild(text)).toBe(text);
    expect(parent.textContent).toBe('Halo ');
  });

  it('is a place to insert before', () => {
    const parent = document.createElement('p');
    const text = document.createTextNode('Budi');
    parent.append(text);
    wrap(text);
    parent.insertBefore(document.createTextNode('Halo '), text);
    expect(parent.textContent).toBe('Halo Budi');
  });

  it('that is gone neither fails to be removed nor to be a place', () => {
    const parent = document.createElement('p');
    const gone = document.createTextNode('Budi');
    expect(parent.removeChild(gone)).toBe(gone);
    parent.insertBefore(document.createTextNode('Halo'), gone);
    expect(parent.textContent).toBe('Halo');
  });

  it('does not change what happens to other nodes', () => {
    const parent = document.createElement('p');
    parent.append('a', 'c');
    parent.insertBefore(document.createTextNode('b'), parent.lastChild);
    parent.removeChild(parent.firstChild as Node);
    expect(parent.textContent).toBe('bc');
  });
});
