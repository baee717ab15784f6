"""What `import hairpin` gives: a small surface over the parts of the package, documented in docs/api.md."""
