/** Decides what the single self-contained script contains: every tag at once, for pages that cannot load modules. */
import.meta.glob('../../elements/define/shop-*.ts', { eager: true });
